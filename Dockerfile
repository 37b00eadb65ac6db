# An image with Padharo and the programs for its backups: docker build -t padharo .
# No processor is named: npm and Debian choose what fits the one it is built for.
FROM node:24-trixie-slim AS build
WORKDIR /opt/padharo
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/run.mjs build
# what only builds and tests is not shipped
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error && rm -rf node_modules/.cache

FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /var/lib/padharo --shell /usr/sbin/nologin padharo \
  && install -d -o padharo -g padharo -m 700 /var/lib/padharo /var/backups/padharo
COPY --from=build /opt/padharo /opt/padharo
WORKDIR /opt/padharo
# the Node that package-lock.json names; the rest is scripts/server-process.json
ENV PATH=/opt/padharo/node_modules/node/bin:/usr/local/bin:/usr/bin:/bin \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/var/lib/padharo \
  MALLOC_ARENA_MAX=1 \
  MALLOC_MMAP_THRESHOLD_=32768 \
  MALLOC_TRIM_THRESHOLD_=65536 \
  NODE_COMPILE_CACHE=/tmp/compiled
# by number, so that an orchestrator sees that it is not root
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", \
  "--max-semi-space-size=4", "--heap-growing-percent=50", "--no-parallel-scavenge", "server.ts"]
