import { LogOut } from "lucide-react";
import { ActionForm } from "@/components/action-form";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { ThemeSwitch } from "@/components/theme-switch";
import type { Plan } from "@/lib/contract/plans";
import { signOut } from "./actions";

/** Who is signed in, the theme, and the way out. */
export function AccountCorner({ name, plan }: { name: string; plan: Plan }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-3">
      <p className="flex items-center justify-between gap-2 px-2.5 text-[0.8125rem]">
        <span className="truncate text-soft" title={name}>
          {name}
        </span>
        <Badge tone={plan === "free" ? "neutral" : "accent"}>{plan}</Badge>
      </p>
      <ActionForm action={signOut} className="grid gap-3">
        <div className="flex items-center justify-between gap-2 px-2.5">
          <ThemeSwitch />
          <Button type="submit" variant="ghost" size="icon" aria-label="Sign out" title="Sign out">
            <LogOut aria-hidden="true" />
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
