# One image for one node or many: what a node is, its environment says (docs/operations.md).
FROM node:24-bookworm-slim AS build
WORKDIR /sunglade
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
  && node node_modules/vite/bin/vite.js build apps/web

FROM node:24-bookworm-slim
WORKDIR /sunglade
COPY --from=build --chown=root:root /sunglade .
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production \
  DATA_DIR=/data \
  HOST=0.0.0.0 \
  PORT=8080
VOLUME /data
EXPOSE 8080
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The other commands: docker run … sunglade node apps/server/src/main.ts --help
CMD ["node", "--max-semi-space-size=32", "apps/server/src/main.ts"]
