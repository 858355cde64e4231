# One image for both apps; compose.yaml says which of them a container runs.
# Pinned by its digest with NODE_IMAGE (docs/operations.md); Renovate moves tag and digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS built
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/exchange/package.json packages/exchange/
COPY packages/http/package.json packages/http/
COPY apps/site/package.json apps/site/
COPY apps/cms/package.json apps/cms/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run release -- /release && mkdir -p /data/site /data/cms/uploads

# The same folder as above: the desk's build contains the paths of its sources and of the demo council.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
  DATABASE_URL=file:/data/cms/cms.db UPLOADS_DIR=/data/cms/uploads SITE_DATA=/data/site HOST=0.0.0.0
WORKDIR /app
COPY --from=built --chown=root:root /release/current /app
COPY --from=built --chown=node:node /data /data
USER node
VOLUME /data
STOPSIGNAL SIGTERM
WORKDIR /app/apps/site
EXPOSE 3000 3001
HEALTHCHECK --start-period=60s \
  CMD ["node", "-e", "fetch(`${process.env.TLS_KEY_FILE ? 'https' : 'http'}://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=768", "--heap-growing-percent=20", "build/node/main.js"]
