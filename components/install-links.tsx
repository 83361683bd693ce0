import { installLinks } from "@/lib/contract/install-links";
import { buttonClass } from "./button";

/** Adds this service to an editor, the key filled in. For the browser alone, where the key is shown. */
export function InstallLinks({ apiKey }: { apiKey: string }) {
  return (
    <p className="flex flex-wrap gap-2">
      {installLinks(window.location.origin, apiKey).map(({ editor, href }) => (
        <a key={editor} href={href} className={buttonClass({ size: "sm" })}>
          Add to {editor}
        </a>
      ))}
    </p>
  );
}
