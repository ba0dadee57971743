CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trips_zone_length" CHECK (char_length("trips"."zone") between 1 and 60),
	CONSTRAINT "trips_in_order" CHECK ("trips"."from_day" <= "trips"."to_day")
);
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trips_by_person" ON "trips" USING btree ("person_id","to_day");--> statement-breakpoint
CREATE INDEX "trips_over" ON "trips" USING btree ("to_day");