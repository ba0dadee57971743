CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_claims" (
	"queue" text NOT NULL,
	"case_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_claims_queue_case_id_pk" PRIMARY KEY("queue","case_id")
);
--> statement-breakpoint
CREATE TABLE "case_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"case_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"reason" text NOT NULL,
	"version" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_claims" ADD CONSTRAINT "case_claims_operator_id_people_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_operator_id_people_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "case_claims_operator" ON "case_claims" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_decisions_case" ON "case_decisions" USING btree ("queue","case_id");--> statement-breakpoint
CREATE INDEX "case_decisions_operator" ON "case_decisions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "companies_checks" ON "companies" USING btree ("check_requested_at","id") WHERE "companies"."status" = 'unverified' and "companies"."check_requested_at" is not null;--> statement-breakpoint
select make_append_only('audit_log');
