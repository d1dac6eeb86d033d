"""Writes an export.xml as Apple Health would: health.py SEED [RECORDS] > FILE.

Real exports are not in the repository. The document's type is malformed, as that of iOS 16 was. RECORDS is how many records
of steps and heart rates it has besides (1000); 10,000,000 are some 2.5 GB.
"""
import datetime
import random
import sys

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT WorkoutEvent EMPTY>
  dateInterval CDATA #IMPLIED
>
]>
<HealthData locale="de_DE">
 <ExportDate value="2026-11-01 10:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
"""
DAY = datetime.datetime(2025, 1, 1, 7, 0)


def when(moment, zone="+0100"):
    return moment.strftime(f"%Y-%m-%d %H:%M:%S {zone}")


def record(kind, moment, value, unit):
    return (f' <Record type="HKQuantityTypeIdentifier{kind}" sourceName="Uhr &amp; Band" sourceVersion="10.1" unit="{unit}"'
            f' creationDate="{when(moment)}" startDate="{when(moment)}" endDate="{when(moment)}" value="{value}"/>\n')


def workout(rng, number):
    began = DAY + datetime.timedelta(days=number * 2, hours=10)
    minutes = rng.randrange(20, 90)
    ended = began + datetime.timedelta(minutes=minutes)
    kind = ["Running", "Cycling", "TraditionalStrengthTraining", "Swimming", "PaddleSports", "Other"][number % 6]
    head = (f' <Workout workoutActivityType="HKWorkoutActivityType{kind}" duration="{minutes - 1}.5" durationUnit="min"'
            f' sourceName="Uhr" startDate="{when(began)}" endDate="{when(ended)}"')
    if number % 2:
        return head + ' totalDistance="5.25" totalDistanceUnit="km" totalEnergyBurned="1255.2" totalEnergyBurnedUnit="kJ"/>\n'
    body = '  <WorkoutEvent type="HKWorkoutEventTypePause" date="2025-01-01 08:00:00 +0100"/>\n'
    body += '  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="301.4" unit="Cal"/>\n'
    body += '  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="141.6" minimum="90" maximum="171" unit="count/min"/>\n'
    if kind == "Running":
        body += '  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="6.5" unit="km"/>\n'
    return head + ">\n" + body + " </Workout>\n"


def health(seed, records):
    rng = random.Random(seed)
    yield HEAD
    for number in range(records):
        moment = DAY + datetime.timedelta(seconds=30 * number % 20_000_000)
        yield record("StepCount", moment, number % 100, "count") if number % 2 else record("HeartRate", moment, 60 + number % 60, "count/min")
    for number in range(20):
        unit, value = ("lb", "176.4") if number % 5 == 4 else ("kg", f"{80 + number / 10:.1f}")
        yield record("BodyMass", DAY + datetime.timedelta(days=number), value, unit)
    for number in range(3):
        began = DAY + datetime.timedelta(days=number * 4)
        yield (f' <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Uhr" startDate="{when(began)}"'
               f' endDate="{when(began + datetime.timedelta(minutes=10 + number))}" value="HKCategoryValueNotApplicable"/>\n')
    for number in range(12):
        yield workout(rng, number)
    yield "</HealthData>\n"


if __name__ == "__main__":
    for part in health(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000):
        sys.stdout.write(part)
