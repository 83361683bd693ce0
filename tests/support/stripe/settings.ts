/** What the stand-in is called with; it takes no other key, sells no other price and signs with no other secret. */
export const standIn = {
  secretKey: "sk_test_standin",
  webhookSecret: "whsec_standin",
  prices: { dev: "price_standin_dev", pro: "price_standin_pro" },
} as const;

/** The environment variables of a Restante that uses the stand-in at this URL. */
export function standInSettings(url: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_PRICE_DEV: standIn.prices.dev,
    STRIPE_PRICE_PRO: standIn.prices.pro,
    STRIPE_API_BASE: url,
  };
}

/** The plan that a price stands for. */
export function planOf(price: string): string {
  return Object.entries(standIn.prices).find(([, id]) => id === price)?.[0] ?? "another price";
}
