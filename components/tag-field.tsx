import type { ReactNode } from "react";
import { Field } from "./field";

interface TagFieldProps {
  id: string;
  label: ReactNode;
  required?: boolean;
  /** What was typed, to be corrected. */
  defaultValue?: string;
  error?: ReactNode;
}

/** A tag, or with an asterisk how tags begin. */
export function TagField(props: TagFieldProps) {
  return (
    <Field
      name="tag"
      placeholder="signup"
      hint="With * at the end: all that begin so."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
    />
  );
}
