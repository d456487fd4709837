extension StarterTexts {
  /// A ring that is drawn around a word, and data for it.
  static func lottie(_ name: String) -> [StarterFile] {
    return [
      lottieScene(name),
      StarterFile(path: "data.json", text: "{ \"colors\": { \"Ring.Group.Stroke\": \"#3a86ff\" } }\n"),
      StarterFile(
        path: "README.md",
        text: """
          # \(name)

              flipbook render \(name).json -o \(name).gif                         the animation
              flipbook render \(name).json -o \(name).mov                         with alpha
              flipbook render \(name).json -o \(name).gif -y --color Ring.Group.Stroke=#2ec4b6
              flipbook list \(name).json --contents                             what can be replaced
              sh check.sh                                             the animation against Goldens

          No compiler is needed.

          """),
    ]
  }

  private static func lottieScene(_ name: String) -> StarterFile {
    let zero = #""ix": 1, "a": 0"#
    return StarterFile(
      path: "\(name).json",
      text: """
        {
          "v": "5.7.0", "nm": "\(name)", "fr": 30, "ip": 0, "op": 60, "w": 240, "h": 240,
          "layers": [
            {
              "ty": 4, "ind": 1, "nm": "Ring", "ip": 0, "op": 60, "st": 0,
              "ks": {
                "p": { \(zero), "k": [120, 120, 0] }, "a": { \(zero), "k": [0, 0, 0] },
                "s": { \(zero), "k": [100, 100, 100] }, "r": { \(zero), "k": -90 }, "o": { \(zero), "k": 100 }
              },
              "shapes": [
                {
                  "ty": "gr", "nm": "Group",
                  "it": [
                    { "ty": "el", "nm": "Path", "p": { \(zero), "k": [0, 0] }, "s": { \(zero), "k": [160, 160] } },
                    {
                      "ty": "tm", "nm": "Trim", "m": 1, "s": { \(zero), "k": 0 }, "o": { \(zero), "k": 0 },
                      "e": {
                        "ix": 1, "a": 1,
                        "k": [
                          { "t": 0, "s": [0], "i": { "x": [0.6], "y": [1] }, "o": { "x": [0.4], "y": [0] } },
                          { "t": 45, "s": [100] }
                        ]
                      }
                    },
                    {
                      "ty": "st", "nm": "Stroke", "c": { \(zero), "k": [1, 0.54, 0, 1] },
                      "o": { \(zero), "k": 100 }, "w": { \(zero), "k": 18 }, "lc": 2, "lj": 2
                    },
                    {
                      "ty": "tr", "p": { \(zero), "k": [0, 0] }, "a": { \(zero), "k": [0, 0] },
                      "s": { \(zero), "k": [100, 100] }, "r": { \(zero), "k": 0 }, "o": { \(zero), "k": 100 }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }
}
