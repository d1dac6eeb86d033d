"""Writes one made-up run as a device or a portal would: activities.py gpx|tcx|fit SEED [--only-whole] > FILE.

Real recordings are not in the repository. The same seed is the same run in each format: 3 laps of a kilometre, a pause of
a minute after the second. --only-whole leaves out the laps (FIT) and the sport (GPX). `course` is a TCX with a way only.
"""
import datetime
import math
import random
import struct
import sys

UTC = datetime.timezone.utc
BEGAN = datetime.datetime(2026, 4, 8, 16, 50, tzinfo=UTC)
EPOCH = datetime.datetime(1989, 12, 31, tzinfo=UTC)
DEGREE = 6_371_008.8 * math.pi / 180


class Point:
    def __init__(self, moment, metres, beats):
        self.moment, self.metres, self.beats = moment, metres, beats
        self.latitude, self.longitude = 48.1 + metres / DEGREE, 11.5

    @property
    def iso(self):
        return self.moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def run(seed):
    """Three laps, each a list of points 5 s apart."""
    rng = random.Random(seed)
    moment, metres = BEGAN + datetime.timedelta(days=seed % 1000), 0.0
    laps = []
    for number in range(3):
        lap = [Point(moment, metres, 120 + 10 * number)]
        while metres < 1000 * (number + 1) - 1e-6:
            moment += datetime.timedelta(seconds=5)
            metres = min(1000 * (number + 1), metres + rng.uniform(13, 17))
            lap.append(Point(moment, metres, 120 + 10 * number + rng.randrange(10)))
        laps.append(lap)
        if number == 1:
            moment += datetime.timedelta(seconds=60)
    return laps


def figures(lap):
    beats = [point.beats for point in lap[1:]]
    return dict(seconds=(lap[-1].moment - lap[0].moment).seconds, metres=lap[-1].metres - lap[0].metres,
                mean=round(sum(beats) / len(beats)), highest=max(beats), calories=round(len(lap) * 0.9))


def gpx(laps, only_whole):
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx creator="Made up" version="1.1"'
    yield ' xmlns="http://www.topografix.com/GPX/1/1"'
    yield ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">\n'
    yield f' <metadata><time>{laps[0][0].iso}</time></metadata>\n <trk>\n  <name>Evening &amp; run</name>\n'
    yield "" if only_whole else "  <type>running</type>\n"
    yield "  <trkseg>\n"
    for number, lap in enumerate(laps):
        for point in lap[1 if number == 1 else 0:]:
            yield f'   <trkpt lat="{point.latitude:.7f}" lon="{point.longitude:.7f}"><ele>520.2</ele><time>{point.iso}</time>'
            yield "<extensions><gpxtpx:TrackPointExtension>"
            yield f"<gpxtpx:hr>{point.beats}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>\n"
        if number == 1:
            yield "  </trkseg>\n  <trkseg>\n"
    yield "  </trkseg>\n </trk>\n</gpx>\n"


def points_of_tcx(lap):
    for point in lap:
        yield f"    <Trackpoint><Time>{point.iso}</Time><Position><LatitudeDegrees>{point.latitude:.7f}</LatitudeDegrees>"
        yield f"<LongitudeDegrees>{point.longitude:.7f}</LongitudeDegrees></Position>"
        yield f"<DistanceMeters>{point.metres:.2f}</DistanceMeters>"
        yield f"<HeartRateBpm><Value>{point.beats}</Value></HeartRateBpm></Trackpoint>\n"


def tcx(laps, only_whole):
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase'
    yield ' xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">\n <Activities><Activity Sport="Running">\n'
    yield f"  <Id>{laps[0][0].iso}</Id>\n"
    for lap in laps:
        made = figures(lap)
        yield f'  <Lap StartTime="{lap[0].iso}"><TotalTimeSeconds>{made["seconds"]}.0</TotalTimeSeconds>'
        yield f'<DistanceMeters>{made["metres"]:.2f}</DistanceMeters><Calories>{made["calories"]}</Calories>'
        yield f'<AverageHeartRateBpm><Value>{made["mean"]}</Value></AverageHeartRateBpm>'
        yield f'<MaximumHeartRateBpm><Value>{made["highest"]}</Value></MaximumHeartRateBpm>'
        yield "<Intensity>Active</Intensity><TriggerMethod>Distance</TriggerMethod>\n   <Track>\n"
        yield from points_of_tcx(lap)
        yield "   </Track></Lap>\n"
    yield " </Activity></Activities>\n</TrainingCenterDatabase>\n"


def course(laps, only_whole):
    yield '<?xml version="1.0"?>\n<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">\n'
    yield " <Courses><Course><Name>Round</Name><Track>\n"
    for lap in laps:
        yield from points_of_tcx(lap)
    yield " </Track></Course></Courses>\n</TrainingCenterDatabase>\n"


def checksum(data):
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ 0xA001 if value & 1 else value >> 1
        table.append(value)
    crc = 0
    for byte in data:
        crc = crc >> 8 ^ table[(crc ^ byte) & 0xFF]
    return crc


class FIT:
    """Little-endian, with a field of a developer in each record and compressed times in between."""
    SIZES = {0x00: ("B", 1), 0x01: ("b", 1), 0x02: ("B", 1), 0x84: ("H", 2), 0x85: ("i", 4), 0x86: ("I", 4)}

    def __init__(self):
        self.data = b""

    def define(self, local, number, fields, developer=0):
        self.data += struct.pack("<BBBHB", 0x40 | local | (0x20 if developer else 0), 0, 0, number, len(fields))
        for field, base in fields:
            self.data += struct.pack("<BBB", field, self.SIZES[base][1], base)
        if developer:
            self.data += struct.pack("<BBBB", 1, 0, developer, 0)
        return [self.SIZES[base][0] for _, base in fields]

    def write(self, header, kinds, *values, extra=b""):
        self.data += struct.pack("<B" + "".join(kinds), header, *values) + extra

    def bytes(self):
        head = struct.pack("<BBHI4s", 14, 0x20, 2132, len(self.data), b".FIT")
        head += struct.pack("<H", checksum(head))
        return head + self.data + struct.pack("<H", checksum(head + self.data))


def fit(laps, only_whole):
    out, seconds = FIT(), lambda moment: int((moment - EPOCH).total_seconds())
    first, last = laps[0][0].moment, laps[-1][-1].moment
    out.write(0, out.define(0, 0, [(0, 0x00), (4, 0x86)]), 4, seconds(first))
    full = out.define(1, 20, [(253, 0x86), (0, 0x85), (1, 0x85), (5, 0x86), (3, 0x02)], developer=4)
    short = out.define(2, 20, [(0, 0x85), (1, 0x85), (5, 0x86), (3, 0x02)])
    ends = out.define(3, 19, [(253, 0x86), (2, 0x86), (7, 0x86), (8, 0x86), (9, 0x86), (11, 0x84), (15, 0x02), (16, 0x02), (25, 0x00)])
    semicircles = lambda degrees: round(degrees * 2**31 / 180)
    for lap in laps:
        for index, point in enumerate(lap):
            place = (semicircles(point.latitude), semicircles(point.longitude), round(point.metres * 100), point.beats)
            if index % 4 == 0:
                out.write(1, full, seconds(point.moment), *place, extra=b"\1\2\3\4")
            else:
                out.write(0x80 | 2 << 5 | seconds(point.moment) & 31, short, *place)
        if not only_whole:
            made = figures(lap)
            out.write(3, ends, seconds(lap[-1].moment), seconds(lap[0].moment), made["seconds"] * 1000,
                      made["seconds"] * 1000, round(made["metres"] * 100), made["calories"], made["mean"], made["highest"], 1)
    whole = [figures(lap) for lap in laps]
    kinds = out.define(4, 18, [(253, 0x86), (2, 0x86), (5, 0x00), (6, 0x00), (7, 0x86), (8, 0x86), (9, 0x86), (11, 0x84), (16, 0x02), (17, 0x02)])
    out.write(4, kinds, seconds(last), seconds(first), 1, 0, (last - first).seconds * 1000,
              sum(one["seconds"] for one in whole) * 1000, 300_000, sum(one["calories"] for one in whole), 134,
              max(one["highest"] for one in whole))
    kinds = out.define(5, 34, [(253, 0x86), (5, 0x86)])
    out.write(5, kinds, seconds(last), seconds(last) + 7200)
    return [out.bytes()]


if __name__ == "__main__":
    parts = globals()[sys.argv[1]](run(int(sys.argv[2])), "--only-whole" in sys.argv)
    for part in parts:
        sys.stdout.buffer.write(part if isinstance(part, bytes) else part.encode())
