# The command line, from a clone without anything else: docker build -t regohost . (docs/shipping.md).
# The Node 24.18.0 of Debian 12, for all platforms. A newer one: --build-arg NODE=node:24-bookworm-slim@sha256:…
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
FROM ${NODE} AS install
WORKDIR /src
COPY . ./
RUN node --input-type=module --eval 'import { install } from "/src/action/install.mjs"; install("/opt/regohost");'
RUN chmod 755 /opt/regohost/dist/cli.js

FROM ${NODE}
LABEL org.opencontainers.image.title="regohost" org.opencontainers.image.licenses="Apache-2.0"
COPY --from=install /opt/regohost /opt/regohost
COPY LICENSE THIRD_PARTY_NOTICES /opt/regohost/
RUN ln -s /opt/regohost/dist/cli.js /usr/local/bin/regohost
# The user node of the image, by its number: runAsNonRoot of Kubernetes cannot tell a name's.
USER 1000:1000
WORKDIR /work
EXPOSE 8181
ENTRYPOINT ["regohost"]
