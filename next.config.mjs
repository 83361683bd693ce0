/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["postgres", "stripe"],
  // `npm run verify` checks the types; a first start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};

export default config;
