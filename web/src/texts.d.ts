/** Fluent files are texts (../texts.ts). */
declare module "*.ftl" {
  const text: string;
  export default text;
}
