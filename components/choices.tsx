import type { ReactNode } from "react";
import { focusHere } from "./dialog";

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string; description: ReactNode }[];
  value: NoInfer<T>;
  onChange(value: NoInfer<T>): void;
}

/** A choice of a few, each with what it means. In a dialog the focus begins here. */
export function Choices<T extends string>({ legend, name, options, value, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong px-3 py-2.5 hover:bg-hover has-checked:border-ink has-checked:bg-canvas"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            ref={option.value === value ? focusHere : undefined}
            className="mt-1 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="block text-sm font-medium">{option.label}</span>
            <span className="block text-[0.8125rem] text-soft">{option.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
