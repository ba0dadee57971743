CREATE TABLE "demo_companions" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_companions_ending" CHECK ("demo_companions"."ending" in ('hired', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "demo_companions" ADD CONSTRAINT "demo_companions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;