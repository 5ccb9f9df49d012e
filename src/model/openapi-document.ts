// The types of `openapi-types` are mutable and allow a reference in nearly every place, so that most uses need a cast.

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Reference {
  readonly $ref: string;
}

/** A schema object of OpenAPI 3.0.3: the keywords that this document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: Json;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: Json;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface RequestBody {
  readonly description: string;
  readonly required: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, DescribedResponse | Reference>>;
}

export type Method = 'get' | 'post';
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** An OpenAPI 3.0.3 document: the parts that this service uses. */
export interface OpenApiDocument {
  readonly openapi: '3.0.3';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: { readonly name: string; readonly url: string };
    readonly license: { readonly name: string; readonly url: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly never[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
  };
}
