-- Accounts from sign-up on: mailed proofs take the place of verification codes, sessions and tokens know when the person last
-- proved who they are, people carry their preferences, and each account has a log of what happened to it.
CREATE TABLE "mailed_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"secret_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"hour_started_at" timestamp (3) with time zone NOT NULL,
	"sent_this_hour" integer NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "mailed_proofs_kind" CHECK ("mailed_proofs"."kind" in ('verify', 'sign_in', 'reset_password', 'email_change_old', 'email_change_new', 'email_change_undo', 'deletion_undo')),
	CONSTRAINT "mailed_proofs_tries" CHECK ("mailed_proofs"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text NOT NULL,
	"ip_prefix" text,
	"subject" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_up', 'signed_in', 'sign_in_failed', 'signed_out', 'new_device', 'session_revoked', 'email_verified', 'email_changed', 'email_change_undone', 'password_changed', 'password_reset', 'passkey_added', 'passkey_removed', 'two_factor_on', 'two_factor_off', 'backup_codes_made', 'backup_code_used', 'token_made', 'token_revoked', 'export_asked', 'deletion_asked', 'deletion_undone'))
);
--> statement-breakpoint
ALTER TABLE "verification_codes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "verification_codes" CASCADE;--> statement-breakpoint
DROP INDEX "people_email";--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "access_tokens" SET "kind" = 'sign_in', "scopes" = '{read,write}', "authenticated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "access_tokens" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ALTER COLUMN "scopes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ALTER COLUMN "authenticated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "theme" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "density" text DEFAULT 'comfortable' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "time_format" text DEFAULT 'locale' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "onboarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip_prefix" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sessions" SET "authenticated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "authenticated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD CONSTRAINT "mailed_proofs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_proofs_email" ON "mailed_proofs" USING btree (lower("email"),"kind");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_proofs_secret" ON "mailed_proofs" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "mailed_proofs_person" ON "mailed_proofs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "mailed_proofs_expiry" ON "mailed_proofs" USING btree ("link_expires_at");--> statement-breakpoint
CREATE INDEX "security_events_person" ON "security_events" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_verified_email" ON "people" USING btree (lower("email")) WHERE "people"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_kind" CHECK ("access_tokens"."kind" in ('sign_in', 'personal'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_currency" CHECK ("people"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_theme" CHECK ("people"."theme" in ('system', 'light', 'dark'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_density" CHECK ("people"."density" in ('comfortable', 'compact'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_time_format" CHECK ("people"."time_format" in ('locale', '12', '24'));