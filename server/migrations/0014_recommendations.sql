-- Recommendations: the switch, what people said no to, and the log of every score that was shown with all that went into it,
-- so that "why am I seeing this" has an answer.
CREATE TABLE "recommendation_dismissals" (
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"job" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_dismissals_person_id_job_id_pk" PRIMARY KEY("person_id","job_id"),
	CONSTRAINT "recommendation_dismissals_reason" CHECK ("recommendation_dismissals"."reason" in ('not_my_work', 'pay', 'level', 'place', 'company', 'seen', 'other'))
);
--> statement-breakpoint
CREATE TABLE "recommendation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"person" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_scores" (
	"run_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"score" double precision NOT NULL,
	"worths" jsonb NOT NULL,
	"job" jsonb NOT NULL,
	CONSTRAINT "recommendation_scores_run_id_job_id_pk" PRIMARY KEY("run_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recommendation_dismissals" ADD CONSTRAINT "recommendation_dismissals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_dismissals" ADD CONSTRAINT "recommendation_dismissals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_runs" ADD CONSTRAINT "recommendation_runs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_scores" ADD CONSTRAINT "recommendation_scores_run_id_recommendation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."recommendation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_scores" ADD CONSTRAINT "recommendation_scores_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_settings" ADD CONSTRAINT "recommendation_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_dismissals_list" ON "recommendation_dismissals" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendation_dismissals_job" ON "recommendation_dismissals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "recommendation_runs_person" ON "recommendation_runs" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendation_runs_created" ON "recommendation_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recommendation_scores_job" ON "recommendation_scores" USING btree ("job_id");