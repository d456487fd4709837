import Testing

@testable import FlipbookCommand

@Suite("What doctor reports")
struct DoctorReportTests {
  @Test("what is missing is marked and named with one apt line")
  func missing() {
    let report = DoctorReport(sections: [
      .init(
        title: "Things",
        findings: [
          .init(name: "cairo", detail: "1.16.0"),
          .init(name: "ffmpeg", detail: "missing", state: .partial, packages: ["ffmpeg"]),
          .init(name: "font", detail: "missing", state: .partial, packages: ["fonts-inter", "ffmpeg"]),
        ])
    ])
    #expect(report.isUsable)
    #expect(
      report.text == """
        Things
          ✓ cairo   1.16.0
          – ffmpeg  missing
          – font    missing

        To install what is missing:
          apt-get install ffmpeg fonts-inter

        """)
  }

  @Test("a complete machine is reported so, an unusable one is not")
  func complete() {
    let complete = DoctorReport(sections: [.init(title: "A", findings: [.init(name: "b", detail: "c")])])
    #expect(complete.text.hasSuffix("Nothing is missing.\n"))
    let broken = DoctorReport(sections: [
      .init(title: "A", findings: [.init(name: "b", detail: "c", state: .missing)])
    ])
    #expect(!broken.isUsable)
    #expect(!broken.text.contains("Nothing is missing."))
  }

  @Test("what one feature alone needs is marked, and not asked for")
  func optional() throws {
    let report = DoctorReport(sections: [
      .init(title: "Tools", findings: [.init(name: "sbatch", detail: "missing; submit", state: .optional)])
    ])
    #expect(report.isUsable && report.missingPackages.isEmpty)
    #expect(report.text.hasPrefix("Tools\n  · sbatch  missing; submit\n"))
    #expect(
      try report.json() == """
        {
          "isUsable" : true,
          "missingPackages" : [

          ],
          "sections" : [
            {
              "findings" : [
                {
                  "detail" : "missing; submit",
                  "name" : "sbatch",
                  "packages" : [

                  ],
                  "state" : "optional"
                }
              ],
              "title" : "Tools"
            }
          ]
        }

        """)
  }

  @Test("ffmpeg's version and encoders are read from what it prints")
  func ffmpeg() {
    let probe = EncoderProbe(
      versionText: "ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026\nbuilt with gcc 12\n",
      encodersText: """
        Encoders:
         V..... = Video
         ------
         V....D libx264              libx264 H.264 (codec h264)
         V....D gif                  GIF (Graphics Interchange Format)
        """)
    #expect(probe.version == "5.1.9-0+deb12u1")
    #expect(probe.encoders.isSuperset(of: ["libx264", "gif"]))
    let states = probe.section.findings.map { "\($0.name) \($0.state)" }
    #expect(states.prefix(3) == ["ffmpeg present", "libx264 present", "libx265 partial"])
  }

  @Test("a machine without ffmpeg still makes PNGs")
  func noFFmpeg() {
    let section = EncoderProbe(versionText: nil, encodersText: "").section
    #expect(section.findings.map(\.packages) == [["ffmpeg"]])
    #expect(DoctorReport(sections: [section]).isUsable)
  }
}
