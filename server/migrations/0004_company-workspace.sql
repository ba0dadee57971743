CREATE TABLE "job_members" (
	"job_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"added_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_members_job_id_person_id_pk" PRIMARY KEY("job_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invitations_role" CHECK ("company_invitations"."role" in ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "mailed_proofs" DROP CONSTRAINT "mailed_proofs_kind";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "entity_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "partner_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "takes_contractors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contractor_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "check_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "check_note" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_members" ADD CONSTRAINT "job_members_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_members" ADD CONSTRAINT "job_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_members" ADD CONSTRAINT "job_members_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_accepted_by_people_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_members_person" ON "job_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "job_members_adder" ON "job_members" USING btree ("added_by");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_secret" ON "company_invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_open" ON "company_invitations" USING btree ("company_id","email") WHERE "company_invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "company_invitations_accepter" ON "company_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_domain" ON "companies" USING btree ("domain");--> statement-breakpoint
ALTER TABLE "mailed_proofs" ADD CONSTRAINT "mailed_proofs_kind" CHECK ("mailed_proofs"."kind" in ('verify', 'sign_in', 'reset_password', 'email_change_old', 'email_change_new', 'email_change_undo', 'confirm', 'apply', 'company_domain'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_check_note_length" CHECK (char_length("companies"."check_note") between 1 and 1000);--> statement-breakpoint
-- Operators verified every company by hand so far: those who wait keep their place in the queue.
UPDATE "companies" SET "check_requested_at" = "created_at" WHERE "status" = 'unverified';
