# One image for the command, the write side and the read side; docker-compose.yml says which it is started as.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No dependency needs its install script: the SQLite driver for Node 24 brings its binary (ADR 19).
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/apps/cli/bin ./apps/cli/bin
COPY --from=build /app/conditions ./conditions
COPY --from=build /app/examples ./examples
# Volumes that are mounted here take over who owns them.
RUN install --directory --owner=node --group=node --mode=0700 /data /shared
USER node
# The key of the vault has no place in an image: give VAULT_KEY, or VAULT_KEY_FILE with a file mounted outside DATA_DIR.
ENV DATA_DIR=/data HOST=0.0.0.0
ENTRYPOINT ["node"]
CMD ["apps/cli/bin/ledger.js", "serve"]
