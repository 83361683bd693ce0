"use client";

import clsx from "clsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Theme, themeCookie, themeOf, themes } from "@/lib/theme";

const looks = {
  system: { Icon: Monitor, label: "Like the system" },
  light: { Icon: Sun, label: "Light" },
  dark: { Icon: Moon, label: "Dark" },
};
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

  return (
    <fieldset className="inline-flex rounded-full border bg-canvas p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map((name) => {
        const { Icon, label } = looks[name];
        return (
          <button
            key={name}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={theme === name}
            onClick={() => choose(name)}
            className={clsx(
              "grid size-7 place-items-center rounded-full",
              theme === name ? "bg-raised text-ink shadow-card" : "text-faint hover:text-ink",
            )}
          >
            <Icon className="size-3.5" aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}

const shownTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

/** Several switches may stand on a page: each shows what was chosen with another. */
function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
