import Link from "next/link";
import { LogoMark } from "../logo";
import { ThemeSwitch } from "../theme-switch";

const links = [
  ["Docs", "/docs"],
  ["OpenAPI", "/openapi.json"],
  ["llms.txt", "/llms.txt"],
] as const;

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-4 px-4 py-8 text-sm text-soft sm:px-6">
        <LogoMark className="size-5" />
        <nav aria-label="Footer" className="flex flex-1 flex-wrap gap-x-6 gap-y-2">
          {links.map(([label, href]) => (
            <Link key={href} href={href} prefetch={false} className="hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
