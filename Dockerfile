# The published package, with the web server, SMTP and an embedded PostgreSQL. No arguments are needed:
#   docker run -p 3000:3000 -p 1025:1025 ghcr.io/restante/restante
FROM node:22-slim
ARG PACKAGE=restante
WORKDIR /app
# `npm pack` beforehand puts a package of one's own here; without it the published one is installed.
COPY dist/*.tg[z] ./
RUN npm install --global --ignore-scripts --no-audit --no-fund "$(ls /app/*.tgz 2>/dev/null || echo "$PACKAGE")" \
  && npm cache clean --force && rm -f /app/*.tgz \
  && mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 SMTP_HOST=0.0.0.0
VOLUME /data
EXPOSE 3000 1025
HEALTHCHECK --interval=2s --timeout=2s --start-period=60s --retries=5 \
  CMD ["node", "-e", "const { PORT = 3000, SMTP_PORT = 1025 } = process.env; const fail = () => process.exit(1); fetch(`http://127.0.0.1:${PORT}/readyz`).then(({ ok }) => ok ? require('net').connect(SMTP_PORT).on('connect', () => process.exit(0)).on('error', fail) : fail(), fail)"]
ENTRYPOINT ["restante"]
CMD ["start", "--data", "/data"]
