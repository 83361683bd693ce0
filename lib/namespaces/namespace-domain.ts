import { env } from "@/lib/env";

/** The domain of a namespace's addresses, which are `<tag>@<domain>`. */
export function namespaceDomain(slug: string): string {
  return `${slug}.${env.MAIL_DOMAIN}`;
}
