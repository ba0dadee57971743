CREATE TABLE "elite_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elite_agreements_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "elite_agreements_code_unique" UNIQUE("code"),
	CONSTRAINT "elite_agreements_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "project_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"milestone_id" uuid,
	"side" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"due_on" date NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_changes_side" CHECK ("project_changes"."side" in ('member', 'company')),
	CONSTRAINT "project_changes_status" CHECK ("project_changes"."status" in ('open', 'accepted', 'declined', 'taken_back'))
);
--> statement-breakpoint
CREATE TABLE "offer_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"version" integer NOT NULL,
	"terms_hash" text NOT NULL,
	"code" text NOT NULL,
	"sha256" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_records_code_unique" UNIQUE("code"),
	CONSTRAINT "offer_records_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
ALTER TABLE "project_milestones" DROP CONSTRAINT "project_milestones_status";--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_person_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "elite_documents" ADD COLUMN "expiry_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "disputed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "disputed_by" text;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "dispute_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "dispute_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "dispute_decision" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "elite_agreements" ADD CONSTRAINT "elite_agreements_application_id_elite_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."elite_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elite_agreements" ADD CONSTRAINT "elite_agreements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_records" ADD CONSTRAINT "offer_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elite_agreements_person" ON "elite_agreements" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_changes_project" ON "project_changes" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_changes_one_open" ON "project_changes" USING btree ("milestone_id") WHERE "project_changes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "offer_records_by_company" ON "offer_records" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elite_documents_expiring" ON "elite_documents" USING btree ("expires_on") WHERE "elite_documents"."expiry_told_at" is null;--> statement-breakpoint
CREATE INDEX "project_milestones_disputed" ON "project_milestones" USING btree ("disputed_at","id") WHERE "project_milestones"."status" = 'disputed';--> statement-breakpoint
CREATE INDEX "projects_abandoned" ON "projects" USING btree ("id") WHERE "projects"."person_id" is null and "projects"."status" not in ('completed', 'reviewed', 'terminated');--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_disputed_by" CHECK ("project_milestones"."disputed_by" in ('member', 'company'));--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_status" CHECK ("project_milestones"."status" in ('planned', 'in_progress', 'submitted', 'changes_requested', 'disputed', 'approved', 'dropped'));