export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = "restante-theme";

export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? "system";
}
