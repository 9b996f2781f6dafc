/** What the tests need of Debian's packages: the files that show that a program is there, and the packages that bring it. */
export const debianPackages = {
  chromium: ["usr/bin/chromium", "chromium"],
  "headless shell": ["usr/bin/chromium-headless-shell", "chromium-headless-shell"],
  buildah: ["usr/bin/buildah", "buildah"],
  caddy: ["usr/bin/caddy", "caddy"],
  nginx: ["usr/sbin/nginx", "nginx-light"],
  pgbouncer: ["usr/sbin/pgbouncer", "pgbouncer"],
  postgresql: ["usr/lib/postgresql/*/bin/initdb", "postgresql"],
  redis: ["usr/bin/{redis,valkey}-server", "redis-server"],
} as const;
