import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export const inputClass =
  "h-9 w-full min-w-0 rounded-lg border border-line-strong bg-raised px-3 text-sm text-ink placeholder:text-faint " +
  "aria-invalid:border-bad disabled:opacity-60";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={clsx(inputClass, className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={clsx(inputClass, "pr-8", className)} {...rest} />;
}

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, if something is; announced to screen readers. */
  error?: ReactNode;
}

/** A labelled text input with its hint and its error. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Input id={id} aria-describedby={described} aria-invalid={Boolean(error) || undefined} {...input} />
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-[0.8125rem] wrap-anywhere text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id"> {
  id: string;
  label: ReactNode;
}

/** A labelled choice of one of several. */
export function SelectField({ id, label, ...select }: SelectFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Select id={id} {...select} />
    </div>
  );
}
