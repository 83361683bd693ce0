import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
  info: { look: "bg-canvas text-soft", Icon: Info },
  good: { look: "bg-good-wash text-good border-good/25", Icon: CircleCheck },
  warn: { look: "bg-warn-wash text-warn border-warn/25", Icon: TriangleAlert },
  bad: { look: "bg-bad-wash text-bad border-bad/25", Icon: CircleAlert },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Something the reader should know. Faults are announced to screen readers at once. */
export function Notice({ tone = "info", title, children, className }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={clsx("flex gap-3 rounded-xl border px-4 py-3 text-sm", look, className)}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={clsx(title && "mt-0.5", "text-soft")}>{children}</div>}
      </div>
    </div>
  );
}
