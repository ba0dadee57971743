-- The tables of the foundation: accounts, sessions, companies, files, the idempotency keys and the mailbox.
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"called_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"country" char(2),
	"city" text,
	"time_zone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_name_length" CHECK (char_length("people"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "person_roles" (
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "person_roles_person_id_role_pk" PRIMARY KEY("person_id","role"),
	CONSTRAINT "person_roles_role" CHECK ("person_roles"."role" in ('talent', 'company', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"person_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_codes_tries" CHECK ("verification_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"country" char(2) NOT NULL,
	"city" text NOT NULL,
	"time_zone" text NOT NULL,
	"size" text NOT NULL,
	"industry" text NOT NULL,
	"about" text NOT NULL,
	"website" text,
	"work_from" smallint NOT NULL,
	"work_to" smallint NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_name_length" CHECK (char_length("companies"."name") between 2 and 80),
	CONSTRAINT "companies_slug_form" CHECK ("companies"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "companies_country" CHECK ("companies"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "companies_work_window" CHECK ("companies"."work_from" between 0 and 1439 and "companies"."work_to" between 1 and 1440),
	CONSTRAINT "companies_size" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+')),
	CONSTRAINT "companies_industry" CHECK ("companies"."industry" in ('agriculture', 'commerce', 'construction', 'developer_tools', 'education', 'energy', 'finance', 'games', 'health', 'hospitality', 'logistics', 'manufacturing', 'media', 'mobility', 'public_services', 'science', 'security', 'telecommunications')),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in ('unverified', 'verified', 'suspended', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "company_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_person_id_pk" PRIMARY KEY("company_id","person_id"),
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "file_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_events_event" CHECK ("file_events"."event" in ('receive', 'accept', 'refuse', 'expire', 'remove'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"size" bigint NOT NULL,
	"sha256" text,
	"storage_key" text NOT NULL,
	"width" integer,
	"height" integer,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_status" CHECK ("files"."status" in ('uploading', 'processing', 'ready', 'refused', 'deleted')),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'company-logo', 'resume', 'attachment', 'video')),
	CONSTRAINT "files_name_length" CHECK (char_length("files"."name") between 1 and 100),
	CONSTRAINT "files_size" CHECK ("files"."size" > 0),
	CONSTRAINT "files_ready" CHECK ("files"."status" <> 'ready' or ("files"."type" is not null and "files"."sha256" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_route_key_pk" PRIMARY KEY("scope","route","key")
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_roles" ADD CONSTRAINT "person_roles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_events" ADD CONSTRAINT "company_events_subject_id_companies_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_events" ADD CONSTRAINT "file_events_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_person" ON "access_tokens" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_key_hash" ON "sessions" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_list" ON "companies" USING btree ("search_name","id") WHERE "companies"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "companies_list_by_country" ON "companies" USING btree ("country","search_name","id") WHERE "companies"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_events_subject" ON "company_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "company_members_person" ON "company_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "file_events_file" ON "file_events" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "files_person" ON "files" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("created_at") WHERE "files"."status" in ('uploading', 'processing');--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");
