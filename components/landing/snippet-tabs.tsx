"use client";

import { Tabs } from "radix-ui";
import type { ReactNode } from "react";

/** Panels of which one shows at a time. */
export function SnippetTabs({ label, tabs }: { label: string; tabs: { name: string; panel: ReactNode }[] }) {
  return (
    <Tabs.Root defaultValue={tabs[0]?.name}>
      <Tabs.List aria-label={label} className="flex gap-1 overflow-x-auto p-1">
        {tabs.map(({ name }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="h-8 rounded-md px-3 text-sm font-medium whitespace-nowrap text-soft hover:text-ink data-[state=active]:bg-selected data-[state=active]:text-ink"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, panel }) => (
        <Tabs.Content key={name} value={name} className="mt-2 rounded-xl">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
