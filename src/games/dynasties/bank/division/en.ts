// Questions from 東漢 to 隋 in English: question | right answer | three wrong ones | explanation.

export const division = {
  'eastern-han': `
Who restored the Han as Emperor Guangwu? | Liu Xiu | Liu Bang | Liu Bei | Liu Xie | He took the throne in AD 25.
Who is credited with improving papermaking in AD 105? | Cai Lun | Zhang Heng | Bi Sheng | Hua Tuo | He used bark, hemp, rags and fishing nets.
Which envoy laid down the brush and won the Western Regions for the Han? | Ban Chao | Zhang Qian | Su Wu | Faxian | He spent some thirty years in the west.
Whose followers rose in yellow scarves in 184? | Zhang Jiao | Fan Chong | Liu Futong | Huang Chao | They belonged to the Way of Great Peace.
What was the capital of the Eastern Han for most of its time? | Luoyang | Chang’an | Jiankang | Kaifeng | It lay east of the old capital, hence the name.
Who built an instrument to register earthquakes? | Zhang Heng | Cai Lun | Zu Chongzhi | Guo Shoujing | He presented it in AD 132.
Who wrote most of the Book of Han? | Ban Gu | Sima Qian | Fan Ye | Chen Shou | His sister Ban Zhao completed it.
Which Buddhist temple at Luoyang, by tradition, goes back to Emperor Ming of Han? | White Horse Temple | Shaolin Temple | Hanshan Temple | Famen Temple | White horses are said to have carried the scriptures.
Who were the Ten Attendants? | Eunuchs under Emperor Ling | Generals of Guangwu | Rebels of the Yellow Turbans | Tutors of the heir | Their power helped to bring the dynasty down.
Which warlord seized the court in 189 and set Emperor Xian on the throne? | Dong Zhuo | Cao Cao | Yuan Shao | Lü Bu | He burned Luoyang and moved the court to Chang’an.
Who compiled the dictionary Shuowen Jiezi? | Xu Shen | Yang Xiong | Zheng Xuan | Ban Zhao | It explains more than 9,000 characters.
Which general defeated the Northern Xiongnu in 89 and had a stone cut at Yanran? | Dou Xian | Ma Yuan | Ban Yong | Huo Qubing | Ban Gu wrote the text of the inscription.
What were the bans on scholar officials in the reigns of Huan and Ling called? | The partisan prohibitions | Books burned, scholars buried | The witchcraft trials | The literary inquisition | Eunuchs had critics barred from office.
Who sought Rome on Ban Chao’s order and turned back at the sea? | Gan Ying | Ban Yong | Zhang Qian | Zhu Shixing | He set out in AD 97.`,
  'three-kingdoms': `
Which were the Three Kingdoms that followed the Han? | Wei, Shu and Wu | Qin, Chu and Qi | Han, Zhao and Wei | Liang, Chen and Zhou | They were founded by Cao Pi, Liu Bei and Sun Quan.
Who was chancellor of Shu? | Zhuge Liang | Zhou Yu | Sima Yi | Xun Yu | He served Liu Bei and his son Liu Shan.
At which battle of 208 was Cao Cao’s fleet burned? | Red Cliffs | Guandu | Yiling | Fei River | Sun Quan and Liu Bei had joined hands.
Who led the forces of Wu at Red Cliffs? | Zhou Yu | Lü Meng | Guan Yu | Zhang Liao | Lu Su had argued for the alliance.
Who wrote the Records of the Three Kingdoms, the history? | Chen Shou | Luo Guanzhong | Ban Gu | Fan Ye | The novel came more than a thousand years later.
At which battle of 200 did Cao Cao defeat Yuan Shao? | Guandu | Red Cliffs | Hanzhong | Hefei | He burned the grain at Wuchao.
Who ended the Han dynasty in 220? | Cao Pi | Cao Cao | Liu Bei | Sima Yan | Emperor Xian gave up the throne to him.
Which general of Wu burned Liu Bei’s camps at Yiling? | Lu Xun | Zhou Yu | Lü Meng | Gan Ning | The battle was fought in 222.
Which physician is said to have used an anaesthetic powder? | Hua Tuo | Zhang Zhongjing | Sun Simiao | Bian Que | The powder was called mafeisan.
What did Cao Cao set up at Xu in 196 to feed his armies? | Garrison farms | Equal fields | Ever-normal granaries | Tea and horse markets | Settlers, and later soldiers, tilled deserted land for the state.
Which engineer of Wei is famed for a south-pointing chariot and a water-lifting machine? | Ma Jun | Zhang Heng | Cai Lun | Pu Yuan | He is also said to have improved the loom.
Which general of Wei took Chengdu over the mountains of Yinping in 263? | Deng Ai | Zhong Hui | Sima Zhao | Jiang Wei | Liu Shan surrendered to him.
Where did Zhuge Liang die in 234? | Wuzhang Plains | Baidi | Jieting | Mount Qi | He was facing Sima Yi on the river Wei.
Which coup of 249 gave the Sima family power over Wei? | The coup at the Gaoping tombs | The coup at Xuanwu Gate | The mutiny at Chen Bridge | The coup at Mawei | Sima Yi struck while Cao Shuang was away with the emperor.`,
  'western-jin': `
Who became the first emperor of the Western Jin? | Sima Yan | Sima Yi | Sima Rui | Cao Pi | He took the throne of Wei in 266 in the Western calendar.
Which kingdom did Jin conquer in 280? | Wu | Shu | Wei | Yan | China was united again for a short time.
Which civil war tore the Western Jin apart from 291 to 306? | The war of the Eight Princes | The revolt of the Seven States | The rebellion of the Three Guards | The An Lushan rebellion | All its leaders were of the house of Sima.
Which emperor asked why the starving did not eat meat porridge? | Emperor Hui | Emperor Wu | Emperor Huai | Emperor Min | The story shows how far from the people he was.
What was the capital of the Western Jin for most of its time? | Luoyang | Jiankang | Ye | Kaifeng | Its last emperor held out in Chang’an.
Who is known for contests of luxury with Wang Kai? | Shi Chong | He Zeng | Lu Ji | Pan Yue | He smashed a coral tree and offered taller ones.
Which empress’s ambition set off the war of the princes? | Empress Jia Nanfeng | Empress Lü Zhi | Empress Wu | Empress Feng | She was the wife of Emperor Hui.
Which poet’s work made paper dear in Luoyang? | Zuo Si | Cao Zhi | Tao Yuanming | Xie Lingyun | Everyone copied his Rhapsody on the Three Capitals.
Which state, founded by Liu Yuan, destroyed the Western Jin? | Han Zhao | Later Zhao | Former Qin | Northern Wei | Liu Yuan was of the Xiongnu and claimed the name of Han.
What is the fall of Luoyang to Han Zhao in 311 called? | The Yongjia disaster | The Jingkang disaster | The rebellion of Hou Jing | The Tumu crisis | Yongjia was the reign title of Emperor Huai.
Which general led the fleet from Sichuan that took Jianye in 280? | Wang Jun | Du Yu | Yang Hu | Wang Hun | With huge torches his men burned through the iron chains across the river.
Who danced to the cock’s crow with Liu Kun and later struck the oar in the river? | Zu Ti | Lu Yun | Zhang Hua | Shan Tao | Zu Ti swore to win the north back.
Which ruler of Han Zhao made the captive Emperor Huai of Jin pour wine? | Liu Cong | Liu Yuan | Shi Le | Liu Yao | The emperor was killed in 313.
Who wrote On Moving the Rong, a warning to send the tribes home? | Jiang Tong | Zhang Hua | Pei Wei | Liu Song | He wrote it in 299; nobody acted on it.`,
  'eastern-jin': `
At which battle of 383 did Eastern Jin beat a far larger army? | Fei River | Red Cliffs | Guandu | Chengpu | Former Qin fled at the cry of cranes.
Who led Former Qin to its defeat at the Fei River? | Fu Jian | Shi Le | Murong Chui | Yao Chang | He had boasted of stopping the river with whips.
Who wrote the Preface to the Orchid Pavilion? | Wang Xizhi | Gu Kaizhi | Tao Yuanming | Ouyang Xun | He is revered as the sage of calligraphy.
Which poet gave up his post rather than bow for five pecks of rice? | Tao Yuanming | Xie Lingyun | Du Fu | Ruan Ji | He wrote The Peach Blossom Spring.
Which monk went to India at an advanced age and came home by sea? | Faxian | Xuanzang | Jianzhen | Yijing | He left Chang’an in 399.
Where was the capital of the Eastern Jin? | Jiankang | Luoyang | Chang’an | Ye | It is today’s Nanjing.
Who founded the Eastern Jin? | Sima Rui | Sima Yan | Sima Yi | Liu Yu | He took the throne in the south in 317–318.
Which chief minister played on at weiqi when the victory at the Fei River was reported? | Xie An | Wang Dao | Huan Wen | Xie Xuan | He is said to have broken a clog on the threshold afterwards.
Which painter is linked with the Nymph of the Luo River scroll? | Gu Kaizhi | Wu Daozi | Yan Liben | Zhang Sengyou | Copies of his work are kept today.
Which clan is said to have shared the realm with the Sima at first? | The Wangs of Langya | The Xies of Chen | The Huans of Qiao | The Yus of Yingchuan | People said that Wang and Ma shared the realm.
Which general marched north three times and thought of taking the throne? | Huan Wen | Zu Ti | Xie Xuan | Tao Kan | He died in 373 before it came to that.
Who rose from slavery to found Later Zhao? | Shi Le | Shi Hu | Ran Min | Fu Jian | He was of the Jie people.
Which translator monk from Kucha worked at Chang’an from 401 on? | Kumarajiva | Bodhidharma | Faxian | Daoan | Later Qin set up a great translation hall for him.
Who led the rebellion of 399 in the name of the Five Pecks of Rice? | Sun En | Zhang Jiao | Lu Xun 盧循 | Huan Xuan | Lu Xun 盧循 carried it on after his death in 402.`,
  'southern-northern': `
Which heroine of a northern ballad goes to war in her father’s place? | Hua Mulan | Liang Hongyu | Fu Hao | Mu Guiying | She serves twelve years unrecognised.
Which emperor moved the Northern Wei capital to Luoyang and took up Han ways? | Emperor Xiaowen | Emperor Taiwu | Emperor Daowu | Emperor Xuanwu | He changed even the family name of his house.
Who computed pi between 3.1415926 and 3.1415927? | Zu Chongzhi | Zhang Heng | Liu Hui | Yixing | The bound stood unsurpassed for about a thousand years.
Who founded Liang and gave himself to a monastery several times? | Xiao Yan | Xiao Daocheng | Liu Yu | Chen Baxian | His ministers had to buy him back.
Which people founded the Northern Wei? | The Xianbei | The Xiongnu | The Khitan | The Jurchen | It was the Tuoba, one of their branches, from the northern steppe.
What are the four southern dynasties in order? | Song, Qi, Liang, Chen | Song, Liang, Qi, Chen | Qi, Song, Chen, Liang | Qi, Liang, Chen, Song | They followed each other from 420 to 589.
Which farming handbook did Jia Sixie write? | Qimin Yaoshu | Nongzheng Quanshu | Tiangong Kaiwu | Mengxi Bitan | It means essential skills for the common people.
Who besieged Jiankang and let Xiao Yan starve in 549? | Hou Jing | Gao Huan | Yuwen Tai | Chen Baxian | His rebellion ruined the Liang.
Who founded the Liu Song dynasty? | Liu Yu | Liu Yuan | Liu Yao | Liu Yilong | He ended the Eastern Jin in 420.
Which caves did the Northern Wei cut near its capital at Datong? | Yungang | Longmen | Mogao | Maijishan | The great work began about 460.
Which field system did the Northern Wei begin in 485? | The equal-field system | The well-field system | The single-whip system | The guard and battalion system | Land was given out by the number of hands.
Which book of criticism did Liu Xie write? | The Literary Mind and the Carving of Dragons | Ranking of Poets | Selections of Refined Literature | A New Account of Tales of the World | It is known in Chinese as Wenxin Diaolong.
Which emperor of Northern Zhou closed temples and monasteries in 574? | Emperor Wu | Emperor Ming | Emperor Xuan | Emperor Jing | He wanted their people and wealth for the state.
Into which two states did the Northern Wei split in 534–535? | Eastern and Western Wei | Former and Later Wei | Northern Qi and Northern Zhou | Former and Later Qin | Gao Huan and Yuwen Tai held the power in them.`,
  sui: `
Who founded the Sui dynasty? | Yang Jian | Yang Guang | Li Yuan | Yuwen Tai | As Emperor Wen he took the throne in 581.
Which waterway did Emperor Yang of Sui have dug? | The Grand Canal | The Lingqu | The Zhengguo Canal | The Dujiangyan | It linked the north with the rich south.
Which southern dynasty did Sui conquer in 589? | Chen | Liang | Qi | Song | China was united after nearly three centuries.
Against which kingdom did Emperor Yang of Sui lead three failed campaigns? | Goguryeo | Silla | Tibet | Dali | They cost countless lives and set off revolts.
Which dynasty came directly after the Sui? | Tang | Song | Chen | Jin | Li Yuan took the throne in 618 as Emperor Gaozu of Tang.
For which bridge was the Sui builder Li Chun famous? | The Zhaozhou Bridge | The Lugou Bridge | The Luoyang Bridge | The Baodai Bridge | Its flat open-spandrel arch still stands in Hebei.
Which way of choosing officials began under the Sui? | Written examinations | The nine ranks | Recommendation by villages | Sale of offices | The jinshi degree is usually traced to Emperor Yang.
Which city was at the centre of the Grand Canal of the Sui? | Luoyang | Nanjing | Hangzhou | Beijing | From there branches ran to Zhuojun and to Yuhang.
What was the new Sui capital near old Chang’an called? | Daxing | Jiankang | Dadu | Bianliang | Yuwen Kai planned it.
What was kept in the huge Sui stores at Luokou? | Grain | Weapons | Silk | Salt | Li Mi’s rebels opened them to the people.
Where was Emperor Yang of Sui killed in 618? | Jiangdu | Daxing | Luoyang | Taiyuan | His own guards rose under Yuwen Huaji; it is today’s Yangzhou.
Which rebels did Zhai Rang and Li Mi lead? | The Wagang men | The Red Eyebrows | The Yellow Turbans | The Black Flags | They were the strongest rebel force of the time.
Which law code of 581–583 became the model of the Tang code? | The Kaihuang code | The Daye code | The Yonghui code | The Taihe code | Kaihuang was the reign title of Emperor Wen.
Which empress had great influence on Emperor Wen of Sui? | Empress Dugu | Empress Zhangsun | Empress Xiao | Empress Wei | Her name was Dugu Qieluo; the two were called the two sages of the court.`,
}
