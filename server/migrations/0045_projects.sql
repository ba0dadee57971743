CREATE TABLE "project_events" (
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
CREATE TABLE "project_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"delivery" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"revisions" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_milestones_status" CHECK ("project_milestones"."status" in ('planned', 'in_progress', 'submitted', 'changes_requested', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "project_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_reviews_side" CHECK ("project_reviews"."side" in ('member', 'company'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"title" text NOT NULL,
	"rate_type" text NOT NULL,
	"rate" integer NOT NULL,
	"currency" text NOT NULL,
	"starts_on" date NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"conversation_id" uuid,
	"completed_at" timestamp (3) with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	"showcase_text" text DEFAULT '' NOT NULL,
	"member_consent_at" timestamp (3) with time zone,
	"company_consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('proposed', 'signed', 'active', 'paused', 'completed', 'reviewed', 'terminated')),
	CONSTRAINT "projects_rate_type" CHECK ("projects"."rate_type" in ('hourly', 'daily', 'fixed'))
);
--> statement-breakpoint
ALTER TABLE "project_hours" ADD CONSTRAINT "project_hours_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_events_subject" ON "project_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "project_events_actor" ON "project_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_hours_day" ON "project_hours" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "project_milestones_project" ON "project_milestones" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_milestones_due" ON "project_milestones" USING btree ("submitted_at") WHERE "project_milestones"."status" = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "project_reviews_one" ON "project_reviews" USING btree ("project_id","side");--> statement-breakpoint
CREATE INDEX "project_reviews_author" ON "project_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_once" ON "projects" USING btree ("brief_id","person_id");--> statement-breakpoint
CREATE INDEX "projects_person" ON "projects" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "projects_company" ON "projects" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "projects_conversation" ON "projects" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "projects_finished" ON "projects" USING btree ("id") WHERE "projects"."status" in ('completed', 'reviewed');--> statement-breakpoint
CREATE INDEX "projects_review_due" ON "projects" USING btree ("completed_at") WHERE "projects"."status" = 'completed';--> statement-breakpoint
select make_append_only('project_events');
