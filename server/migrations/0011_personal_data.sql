-- Everything held about a person can be exported and erased. Event logs outlive what they tell of, so they point at it without
-- a foreign key: else a file or an account could never go.
CREATE TABLE "data_export_events" (
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
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts_total" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('queued', 'building', 'ready', 'expired', 'failed')),
	CONSTRAINT "data_exports_ready" CHECK ("data_exports"."status" <> 'ready' or ("data_exports"."size" > 0 and "data_exports"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "deletion_request_events" (
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
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"scheduled_for" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "deletion_requests_reason_length" CHECK (char_length("deletion_requests"."reason") between 1 and 1000),
	CONSTRAINT "deletion_requests_status" CHECK ("deletion_requests"."status" in ('requested', 'scheduled', 'cancelled', 'executed'))
);
--> statement-breakpoint
CREATE TABLE "erased_people" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_proofs" DROP CONSTRAINT "mailed_proofs_kind";--> statement-breakpoint
ALTER TABLE "company_events" DROP CONSTRAINT "company_events_subject_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "file_events" DROP CONSTRAINT "file_events_subject_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_events_subject" ON "data_export_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "data_export_events_actor" ON "data_export_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("person_id") WHERE "data_exports"."status" in ('queued', 'building');--> statement-breakpoint
CREATE INDEX "data_exports_person" ON "data_exports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."status" = 'ready';--> statement-breakpoint
CREATE INDEX "deletion_request_events_subject" ON "deletion_request_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "deletion_request_events_actor" ON "deletion_request_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("person_id") WHERE "deletion_requests"."status" in ('requested', 'scheduled');--> statement-breakpoint
CREATE INDEX "deletion_requests_person" ON "deletion_requests" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("scheduled_for") WHERE "deletion_requests"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "company_events_actor" ON "company_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "file_events_actor" ON "file_events" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD CONSTRAINT "mailed_proofs_kind" CHECK ("mailed_proofs"."kind" in ('verify', 'sign_in', 'reset_password', 'email_change_old', 'email_change_new', 'email_change_undo', 'confirm'));
--> statement-breakpoint
select make_append_only('data_export_events');
--> statement-breakpoint
select make_append_only('deletion_request_events');
