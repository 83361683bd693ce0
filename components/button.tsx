import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

export interface ButtonLook {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "sm" | "md" | "lg" | "icon";
}

const variants = {
  primary: "bg-solid text-on-solid hover:bg-solid-hover",
  secondary: "border border-line-strong bg-raised text-ink shadow-card hover:bg-hover",
  ghost: "text-soft hover:bg-hover hover:text-ink",
  danger: "bg-solid-bad text-white hover:brightness-110",
};

const sizes = {
  sm: "h-8 gap-1.5 rounded-md px-2.5 text-[0.8125rem]",
  md: "h-9 gap-2 rounded-lg px-3.5 text-sm",
  lg: "h-11 gap-2 rounded-lg px-5 text-[0.9375rem]",
  icon: "size-8 rounded-md",
};

/** How every button and button-like link looks. Icons inside are 16 px. */
export function buttonClass({ variant = "secondary", size = "md" }: ButtonLook, className?: string): string {
  return clsx(
    "inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50",
    "[&_svg]:size-4 [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    className,
  );
}

export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}
