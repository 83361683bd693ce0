/** The mark alone; decorative beside the name. */
export function LogoMark({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M8 11.5h16v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 21.5z" className="fill-paper" />
      <path d="m8.5 12 7.5 6 7.5-6" fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-accent" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight">
      <LogoMark />
      Restante
    </span>
  );
}
