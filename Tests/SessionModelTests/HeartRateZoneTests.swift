import SessionModel
import Testing

@Suite("Zones of the heart rate")
struct HeartRateZoneTests {
  @Test(
    "A zone begins at its share of the maximum",
    arguments: [
      (94, nil), (95, 1), (113, 1), (114, 2), (132, 2), (133, 3), (152, 4), (170, 4), (171, 5), (190, 5), (230, 5),
    ] as [(WideInt, WideInt?)])
  func zones(_ beats: WideInt, _ zone: WideInt?) { #expect(HeartRateZone.number(of: beats, max: 190) == zone) }

  @Test("A rate of a zone is within what the zone asks for, for every maximum")
  func agree() throws {
    for max: WideInt in 60...250 {
      for beats: WideInt in 25...250 {
        guard let zone = HeartRateZone.number(of: beats, max: max) else { continue }
        let rates = try #require(Effort.zone(zone, upTo: nil).heartRates(max: max))
        #expect(rates.contains(beats), "\(beats) of \(max)")
      }
    }
  }

  @Test("A prescription asks for rates, if it is about the heart and the maximum is known where it is needed")
  func wanted() {
    #expect(Effort.heartRate(beatsPerMinute: 140, upTo: 150).heartRates(max: nil) == 140...150)
    #expect(Effort.heartRate(beatsPerMinute: 140, upTo: nil).heartRates(max: nil) == 137...143)
    #expect(Effort.zone(2, upTo: 3).heartRates(max: 190) == 114...151)
    #expect(Effort.zone(2, upTo: nil).heartRates(max: nil) == nil)
    #expect(Effort.share(permille: 600, upTo: 700, of: "max-heart-rate").heartRates(max: 190) == 114...133)
    #expect(Effort.share(permille: 600, upTo: nil, of: "ftp").heartRates(max: 190) == nil)
    #expect(Effort.rpe(tenths: 80, upTo: nil).heartRates(max: 190) == nil)
  }

  @Test("Numbers that mean nothing ask for nothing", arguments: [WideInt.min, -1, 0, 6, 7, 1000, .max])
  func senseless(_ number: WideInt) {
    #expect(Effort.zone(number, upTo: nil).heartRates(max: 190) == nil)
    #expect(Effort.heartRate(beatsPerMinute: number, upTo: .min).heartRates(max: 190) == nil)
    _ = Effort.share(permille: number, upTo: number, of: "max-heart-rate").heartRates(max: 190)
    _ = Effort.heartRate(beatsPerMinute: number, upTo: nil).heartRates(max: 190)
  }
}
