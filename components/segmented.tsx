"use client";

import clsx from "clsx";
import type { LucideIcon } from "lucide-react";

interface SegmentedProps<T extends string> {
  /** What is chosen here, for those who cannot see it. */
  legend: string;
  options: readonly { value: T; label: string; Icon: LucideIcon }[];
  /** None before the choice is known. */
  value: NoInfer<T> | null;
  onChange(value: NoInfer<T>): void;
}

/** A choice of a few, each an icon. */
export function Segmented<T extends string>({ legend, options, value, onChange }: SegmentedProps<T>) {
  return (
    <fieldset className="inline-flex rounded-full border bg-canvas p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          title={option.label}
          aria-label={option.label}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={clsx(
            "grid size-7 place-items-center rounded-full",
            value === option.value ? "bg-raised text-ink shadow-card" : "text-faint hover:text-ink",
          )}
        >
          <option.Icon className="size-3.5" aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
