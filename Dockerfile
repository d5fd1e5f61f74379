# Milepost in a container: non-root, and everything but /data may be read-only.
#   docker build -t milepost . && docker run --read-only --tmpfs /tmp -p 127.0.0.1:4600:4600 -v milepost:/data milepost
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image has Node 24 itself, so the packaged one and what only development needs stay behind.
RUN node scripts/buildPage.ts && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
# One heap for all threads, as the launcher has it: those of glibc keep what they were given; what is let go is handed back.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 MILEPOST_DATA=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./package.json
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/scripts ./scripts
COPY --from=build --chown=root:root /app/src ./src
RUN install -d -m 0700 -o node -g node /data /var/backups/milepost
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# By the launcher, which starts again what was held, and ends it in time.
CMD ["node", "scripts/node24.mjs", "src/server/main.ts"]
