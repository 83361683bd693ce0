"use client";

import { ImageOff, Images, Monitor, Moon, Smartphone, Sun, Tablet } from "lucide-react";
import { Suspense, use, useState } from "react";
import { Button } from "../button";
import { Segmented } from "../segmented";

const widths = [
  { value: "desktop", label: "Full width", Icon: Monitor },
  { value: "tablet", label: "Tablet, 768 px", Icon: Tablet },
  { value: "phone", label: "Phone, 375 px", Icon: Smartphone },
] as const;
const pixels = { desktop: undefined, tablet: 768, phone: 375 };

const themes = [
  { value: "light", label: "Light preview", Icon: Sun },
  { value: "dark", label: "Dark preview", Icon: Moon },
] as const;

/** On the frame's element, and shows through: in the document, it would keep the mail's own from filling it. */
const background = { light: "#fff", dark: "#17171a" };

/** The frame that shows a mail's HTML, and how it is shown. The frame has no scripts, so it scrolls by itself. */
export function MailFrame({ id, remoteImages }: { id: string; remoteImages: Promise<number> }) {
  const [width, setWidth] = useState<keyof typeof pixels>("desktop");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [images, setImages] = useState(false);
  const source = `/inbox/${id}/frame?images=${images ? 1 : 0}&theme=${theme}`;
  return (
    <div className="flex min-h-[26rem] flex-1 flex-col">
      <div className="flex min-h-12 flex-wrap items-center gap-2 border-b px-5 py-1.5">
        <Suspense>
          <ImagesButton count={remoteImages} on={images} onChange={setImages} />
        </Suspense>
        <div className="ml-auto flex gap-2">
          <Segmented legend="Width" options={widths} value={width} onChange={setWidth} />
          <Segmented legend="Preview" options={themes} value={theme} onChange={setTheme} />
        </div>
      </div>
      <div className="flex flex-1 overflow-x-auto bg-canvas">
        {/* A new frame each time: navigating the old one would add a step to the browser's history. */}
        <iframe
          key={source}
          src={source}
          title="The message as HTML"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          style={{ width: pixels[width] ?? "100%", colorScheme: theme, background: background[theme] }}
          className="mx-auto block shrink-0"
        />
      </div>
    </div>
  );
}

interface ImagesButtonProps {
  count: Promise<number>;
  on: boolean;
  onChange(on: boolean): void;
}

/** Loading a picture tells its server that the message was opened, and when. */
function ImagesButton({ count, on, onChange }: ImagesButtonProps) {
  const images = use(count);
  if (images === 0) return null;
  const what = images === 1 ? "1 remote image" : `${images} remote images`;
  return (
    <Button size="sm" onClick={() => onChange(!on)}>
      {on ? <ImageOff aria-hidden="true" /> : <Images aria-hidden="true" />}
      {on ? `Block ${what}` : `Load ${what}`}
    </Button>
  );
}
