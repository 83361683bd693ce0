import { GeistSans } from "geist/font/sans";
import localFont from "next/font/local";

export const sans = GeistSans;

/** Not fetched ahead as the package's own would be: few words of a page need it, and the first paint waits for none. */
export const mono = localFont({
  src: "../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2",
  variable: "--font-geist-mono",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
});
