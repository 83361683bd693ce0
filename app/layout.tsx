import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: "Restante: disposable inboxes for tests and agents",
  description:
    "Mail held for your tests and coding agents, its codes and links extracted, handed over the moment it arrives.",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
