"use client";

import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";

/** Sends the form around it, once at a time, and shows that it is on its way. */
export function SubmitButton({ children, disabled, ...rest }: ComponentProps<typeof Button>) {
  const { pending, data } = useFormStatus();
  const pressed = pending && (!rest.name || data.get(rest.name) === rest.value);
  return (
    <Button type="submit" disabled={pending || disabled} aria-busy={pressed} {...rest}>
      {pressed && <LoaderCircle className="animate-spin" aria-hidden="true" />}
      {children}
    </Button>
  );
}
