// The fonts of the system: the site fetches nothing from elsewhere, and no fonts of its own.
export { default } from "vitepress/theme-without-fonts";
