CREATE TABLE "case_proposals" (
	"queue" text NOT NULL,
	"case_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_proposals_queue_case_id_pk" PRIMARY KEY("queue","case_id")
);
--> statement-breakpoint
ALTER TABLE "case_proposals" ADD CONSTRAINT "case_proposals_operator_id_people_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_proposals_operator" ON "case_proposals" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "case_proposals_age" ON "case_proposals" USING btree ("created_at");