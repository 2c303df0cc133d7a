# One image for the command, the write side and the read side; docker-compose.yml says which it is started as.

FROM node:20-bookworm-slim AS build
# better-sqlite3 is compiled where there is no binary of it for the platform.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/apps/cli/bin ./apps/cli/bin
COPY --from=build /app/conditions ./conditions
COPY --from=build /app/examples ./examples
# Volumes that are mounted here take over who owns them.
RUN mkdir /data /shared && chown node:node /data /shared
USER node
ENV DATA_DIR=/data HOST=0.0.0.0
ENTRYPOINT ["node"]
CMD ["apps/cli/bin/ledger.js", "serve"]
