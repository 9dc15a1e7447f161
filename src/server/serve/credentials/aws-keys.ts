/** Credentials of AWS, and the region that requests are signed for. */
export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials. */
  sessionToken: string | undefined;
  region: string;
}
