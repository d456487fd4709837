/// An intent that plays or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}
