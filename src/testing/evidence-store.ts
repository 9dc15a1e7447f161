import { invalidConfig } from "../base/errors.js";
import { type Microseconds, parseTimestamp } from "./timestamp.js";
import { copyOptions } from "../base/text/option-rules.js";
import { sha256, sha256Hex } from "../base/text/sha256.js";

/** A project, or one version of it, that a referrer belongs to. */
export interface ProjectScope {
  /** Exact name of the project. */
  name: string;
  /** Exact name of the version. Absent in a filter: any version. */
  version?: string;
}

/** The key of a referrer: a digest may exist in several kinds. */
export interface ReferrerKey {
  /** `<algorithm>:<hex>`. The store only checks that it is not empty. */
  digest: string;
  /** Material type, such as `CONTAINER_IMAGE`. The store only checks that it is not empty. */
  kind: string;
}

/** The attributes of a referrer in addition to its key. */
export interface ReferrerFields {
  /** `false` for a referrer without bytes, `true` for an artifact. */
  downloadable?: boolean;
  /** Sent only when it is set. */
  public?: boolean;
  /** Default: none. */
  metadata?: Readonly<Record<string, string>>;
  /** Default: none. */
  annotations?: Readonly<Record<string, string>>;
  /** RFC 3339 or a `Date`. Default: the clock's time, later than that of every referrer added before. */
  createdAt?: string | Date;
  /** Default: the store's first organization. */
  organization?: string;
  /** Default: `project` and `projectVersion` of the metadata. Linked attestations add theirs. */
  projects?: readonly ProjectScope[];
}

/** A referrer to add. Only its key is required. */
export interface ReferrerInput extends ReferrerKey, ReferrerFields {}

/** The referrer of an artifact to add. All fields have defaults. */
export interface ArtifactInput extends ReferrerFields {
  /** Default: `ARTIFACT`. */
  kind?: string;
  /** The file name that a download declares. Default: the digest. */
  name?: string;
}

/** A referrer in the store. */
export interface StoredReferrer extends ReferrerKey {
  /** A UUID derived from digest and kind. */
  readonly id: string;
  /** Whether it may be downloaded: `false` unless it was set or an artifact was added. */
  readonly downloadable: boolean;
  /** `undefined` is not sent. */
  readonly public: boolean | undefined;
  /** Empty without any. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Empty without any. */
  readonly annotations: Readonly<Record<string, string>>;
  /** Unique unless it was set: each default is later than all times before. */
  readonly createdAt: Microseconds;
  /** The names of all organizations that it was added for. */
  readonly organizations: ReadonlySet<string>;
  /** Its own, without those of linked attestations. */
  readonly projects: readonly ProjectScope[];
}

/** The bytes of a digest. */
export interface StoredArtifact {
  /** A copy of the added bytes. */
  readonly bytes: Uint8Array;
  /** The file name that a download declares. */
  readonly name: string;
}

/** The part of the store that a request may see. */
export interface Visibility {
  /** Names; a referrer of any of them is visible. */
  organizations: readonly string[];
  /** Only referrers of this project, or linked to an attestation of it. Default: all. */
  project?: ProjectScope;
}

/** Organizations, referrers, their links and artifacts: the state that every transport of the service serves. */
export interface EvidenceStore {
  /** The names, the default one first. */
  readonly organizations: readonly string[];
  /** Adds an organization by its name. An existing one is unchanged. */
  addOrganization(name: string): void;
  /** Stores the bytes under their SHA-256. @throws ConfigurationError `config_invalid` */
  addArtifact(bytes: Uint8Array | string, input?: ArtifactInput): ReferrerKey;
  /** Adds a referrer, or replaces that of the same digest and kind; its organizations add up. @throws ConfigurationError `config_invalid` */
  addReferrer(input: ReferrerInput): ReferrerKey;
  /** Makes both reference each other, as the service does with an attestation and its materials. @throws ConfigurationError `config_invalid` */
  link(from: ReferrerKey, to: ReferrerKey): void;
  /** All kinds of a digest, newest first. */
  findByDigest(digest: string, visibility: Visibility): StoredReferrer[];
  /** The references of a referrer, newest first. */
  referencesOf(key: ReferrerKey, visibility: Visibility): StoredReferrer[];
  /** The bytes, when a visible and downloadable referrer has them. */
  findArtifact(digest: string, visibility: Visibility): StoredArtifact | undefined;
}

/**
 * Creates an empty store.
 *
 * @param options.organizations at least one; the first is the default. Default: `["acme"]`.
 * @param options.now milliseconds since the epoch. Default: `Date.now`.
 * @throws ConfigurationError `config_invalid`
 *
 * @example
 * ```ts
 * import { createEvidenceStore, startEvidenceService } from "regohost/testing";
 *
 * // Two services with the same evidence.
 * const store = createEvidenceStore({ organizations: ["acme"] });
 * await using first = await startEvidenceService({ store });
 * await using second = await startEvidenceService({ store, dialect: "chainloop" });
 * store.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" });
 * ```
 */
export function createEvidenceStore(
  options: { organizations?: readonly string[]; now?: () => number } = {},
): EvidenceStore {
  const { organizations: initial = ["acme"], now = Date.now } = copyOptions("createEvidenceStore", options);
  const organizations = [...new Set(initial)];
  const [defaultOrganization] = organizations;
  if (defaultOrganization === undefined)
    throw invalidConfig("the evidence store needs at least one organization");

  const referrers = new Map<string, StoredReferrer>();
  const byDigest = new Map<string, Set<string>>();
  const links = new Map<string, Set<string>>();
  const artifacts = new Map<string, StoredArtifact>();
  let latest: Microseconds = 0;

  const existing = (key: ReferrerKey): string => {
    const id = referrerId(key);
    if (!referrers.has(id))
      throw invalidConfig(`no referrer ${key.digest} of kind ${key.kind}: add it before it is linked`);
    return id;
  };
  const linked = (id: string): StoredReferrer[] => collect(links.get(id));
  const collect = (ids: Iterable<string> = []): StoredReferrer[] =>
    [...ids].flatMap((id) => referrers.get(id) ?? []).sort(newestFirst);

  const getProjects = (referrer: StoredReferrer): ProjectScope[] => [
    ...referrer.projects,
    ...linked(referrer.id)
      .filter((other) => other.kind === "ATTESTATION")
      .flatMap((attestation) => attestation.projects),
  ];
  const isVisible = (referrer: StoredReferrer, { organizations: visible, project }: Visibility): boolean =>
    visible.some((name) => referrer.organizations.has(name)) &&
    (project === undefined ||
      getProjects(referrer).some(
        ({ name, version }) =>
          name === project.name && (project.version === undefined || version === project.version),
      ));

  const store: EvidenceStore = {
    organizations,
    addOrganization(name) {
      if (!organizations.includes(name)) organizations.push(name);
    },
    addArtifact(bytes, input = {}) {
      const content = Uint8Array.from(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
      const digest = sha256(content);
      const { kind = "ARTIFACT", name = digest, ...fields } = input;
      const key = store.addReferrer({ downloadable: true, ...fields, digest, kind });
      artifacts.set(digest, { bytes: content, name });
      return key;
    },
    addReferrer({ digest, kind, ...fields }) {
      if (digest === "" || kind === "") throw invalidConfig("a referrer needs a digest and a kind");
      const organization = fields.organization ?? defaultOrganization;
      if (!organizations.includes(organization))
        throw invalidConfig(`no organization ${organization} in the evidence store`);
      const createdAt = toMicroseconds(fields.createdAt) ?? Math.max(now() * 1000, latest + 1);
      latest = Math.max(latest, createdAt);
      const id = referrerId({ digest, kind });
      referrers.set(id, {
        id,
        digest,
        kind,
        downloadable: fields.downloadable ?? false,
        public: fields.public,
        metadata: { ...fields.metadata },
        annotations: { ...fields.annotations },
        createdAt,
        organizations: new Set([...(referrers.get(id)?.organizations ?? []), organization]),
        projects: fields.projects ?? projectOfMetadata(fields.metadata),
      });
      addTo(byDigest, digest, id);
      return { digest, kind };
    },
    link(from, to) {
      const [source, target] = [existing(from), existing(to)];
      addTo(links, source, target);
      addTo(links, target, source);
    },
    findByDigest: (digest, visibility) =>
      collect(byDigest.get(digest)).filter((referrer) => isVisible(referrer, visibility)),
    referencesOf: (key, visibility) =>
      linked(referrerId(key)).filter((referrer) => isVisible(referrer, visibility)),
    findArtifact(digest, visibility) {
      const reachable = store.findByDigest(digest, visibility).some(({ downloadable }) => downloadable);
      return reachable ? artifacts.get(digest) : undefined;
    },
  };
  return store;
}

/** Newest first, and of equal times the greater id first: the order in which references are paged. */
export function newestFirst(a: StoredReferrer, b: StoredReferrer): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function referrerId({ digest, kind }: ReferrerKey): string {
  const hex = sha256Hex(`${kind}\0${digest}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

function toMicroseconds(time: string | Date | undefined): Microseconds | undefined {
  if (time === undefined) return undefined;
  const parsed = typeof time === "string" ? parseTimestamp(time) : time.getTime() * 1000;
  if (parsed === undefined || Number.isNaN(parsed)) throw invalidConfig("createdAt is not an RFC 3339 time");
  return parsed;
}

function projectOfMetadata(metadata: Readonly<Record<string, string>> = {}): ProjectScope[] {
  const { project, projectVersion } = metadata;
  if (project === undefined) return [];
  return [projectVersion === undefined ? { name: project } : { name: project, version: projectVersion }];
}

function addTo(index: Map<string, Set<string>>, key: string, value: string): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, new Set([value]));
  else values.add(value);
}
