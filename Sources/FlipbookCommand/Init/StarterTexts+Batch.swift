extension StarterTexts {
  /// A card of layers, a table, and the manifest that joins them.
  static func batch(_ name: String) -> [StarterFile] {
    [
      batchScene(name),
      StarterFile(
        path: "rows.csv",
        text: "name,place,accent\nAda,London,#ff8a00\nGrace,New York,#3a86ff\nMary,Hampton,#2ec4b6\n"
      ),
      StarterFile(
        path: "clips.json",
        text: """
          {
            "output": "output/{row}-{name}.{ext}",
            "scenes": ["\(name).json"],
            "rows": "rows.csv",
            "formats": ["mp4", { "ext": "png", "at": "100%" }]
          }

          """),
      StarterFile(
        path: "README.md",
        text: """
          # \(name)

              flipbook batch clips.json                       a film and a picture for each row of rows.csv
              flipbook still \(name).json -o output.png --at 2s   one picture with the defaults
              sh check.sh                                     the scene against Goldens

          No compiler is needed.

          """),
    ]
  }

  private static func batchScene(_ name: String) -> StarterFile {
    StarterFile(
      path: "\(name).json",
      text: """
        {
          "size": [640, 360], "duration": 3, "background": "#14181f",
          "props": {
            "name": { "type": "text", "default": "Ada" },
            "place": { "type": "text", "default": "London" },
            "accent": { "type": "color", "default": "#ff8a00" }
          },
          "layers": [
            {
              "type": "text", "string": "{{name}}", "fontSize": 72, "font": { "weight": "bold" },
              "foregroundColor": "{{accent}}", "position": [320, 150],
              "animations": [
                { "type": "spring", "keyPath": "transform.scale", "from": 0.4, "to": 1, "hold": true },
                { "keyPath": "opacity", "from": 0, "to": 1, "duration": 0.4, "hold": true }
              ]
            },
            {
              "type": "text", "string": "{{place}}", "fontSize": 32, "foregroundColor": "#ffffff",
              "position": [320, 225],
              "animations": [
                { "keyPath": "opacity", "from": 0, "to": 1, "beginTime": 0.6, "duration": 0.5, "hold": true }
              ]
            }
          ]
        }

        """)
  }
}
