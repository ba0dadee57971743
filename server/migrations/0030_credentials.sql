CREATE SEQUENCE "public"."credential_status_places" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_revocations" (
	"status_place" integer PRIMARY KEY NOT NULL,
	"revoked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"name" text NOT NULL,
	"level" smallint,
	"percent" smallint,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"is_shown" boolean DEFAULT true NOT NULL,
	"status_place" integer NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "credentials_kind" CHECK ("credentials"."kind" in ('skill_test'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_source" ON "credentials" USING btree ("kind","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_status_place" ON "credentials" USING btree ("status_place");--> statement-breakpoint
CREATE INDEX "credentials_by_person" ON "credentials" USING btree ("person_id","id");