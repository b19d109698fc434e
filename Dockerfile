# One image for one node or many: what a node is, its environment says (docs/operations.md).
# A release names the digest as well.
ARG BASE=node:24.21.0-bookworm-slim

FROM ${BASE} AS page
WORKDIR /sunglade
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
  && node node_modules/vite/bin/vite.js build apps/web

# Only what the server itself needs: no builder, no page sources.
FROM ${BASE} AS server
WORKDIR /sunglade
COPY package.json package-lock.json ./
COPY packages packages
COPY apps/server apps/server
RUN npm ci --omit=dev --workspace @sunglade/server --no-audit --no-fund \
  && npm cache clean --force

FROM ${BASE}
WORKDIR /sunglade
COPY --from=server --chown=root:root /sunglade .
COPY --from=page --chown=root:root /sunglade/apps/web/dist apps/web/dist
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
