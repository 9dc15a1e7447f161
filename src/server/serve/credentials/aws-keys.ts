/** AWS credentials, and the region that requests are signed for. */
export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** The token of temporary credentials. */
  sessionToken: string | undefined;
  region: string;
}
