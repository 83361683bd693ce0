"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Theme, themeCookie, themeOf } from "@/lib/theme";
import { Segmented } from "./segmented";

const options = [
  { value: "system", label: "Like the system", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
] as const;
const yearSeconds = 365 * 24 * 60 * 60;

/** Light, dark, or like the system. Kept in a cookie, so that the server paints the page right from the start. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => null);

  const choose = (next: Theme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${themeCookie}=${next}; path=/; max-age=${yearSeconds}; samesite=lax`;
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };

  return <Segmented legend="Theme" options={options} value={theme} onChange={choose} />;
}

const shownTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

/** Several switches may stand on a page: each shows what was chosen with another. */
function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
